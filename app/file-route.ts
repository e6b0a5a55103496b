import { fileParams } from '@/lib/content/page-params';

/** What a `[file]` route exports: these files, whose texts and media types are asked for by name. */
export function fileRoute(
  names: readonly string[],
  textOf: (file: string) => string | undefined,
  mediaTypeOf: (file: string) => string,
) {
  return {
    generateStaticParams: () => fileParams(names),
    GET: async (_request: Request, { params }: { params: Promise<{ file: string }> }) => {
      const { file } = await params;
      const text = textOf(file);
      if (text === undefined) return new Response(null, { status: 404 });
      return new Response(text, { headers: { 'Content-Type': mediaTypeOf(file) } });
    },
  };
}
