import { orEmpty } from '@/lib/content/page-params';

interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly text: () => string | undefined;
}

/** What a `[file]` route exports: these files. */
export function fileRoute(files: readonly ExportedFile[]) {
  return {
    generateStaticParams: () => orEmpty(files.map(({ name }) => name)).map((file) => ({ file })),
    GET: async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
      const { file } = await params;
      const found = files.find(({ name }) => name === file);
      if (!found) return new Response(null, { status: 404 });
      return new Response(found.text(), { headers: { 'Content-Type': found.mediaType } });
    },
  };
}
