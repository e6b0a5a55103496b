export const homePath = '/';

/** Puts the folder that the host serves the site from before a path, for plain attributes. */
export function withBasePath(path: string): string {
  return `${process.env['NEXT_PUBLIC_BASE_PATH'] ?? ''}${path}`;
}
