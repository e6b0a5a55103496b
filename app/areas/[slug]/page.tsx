import { notFound } from 'next/navigation';
import { AreaDetails } from '@/components/areas/AreaDetails/AreaDetails';
import { entryBySlug } from '@/lib/content/entries';
import { pageParams } from '@/lib/content/page-params';
import { allAreas } from '@/lib/content/queries';
import { entryMetadata } from '@/lib/seo/metadata';

interface AreaPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return pageParams(allAreas());
}

async function findEntry({ params }: AreaPageProps) {
  const { slug } = await params;
  return entryBySlug('area', slug) ?? notFound();
}

export async function generateMetadata(props: AreaPageProps) {
  return entryMetadata(await findEntry(props));
}

export default async function AreaPage(props: AreaPageProps) {
  return <AreaDetails area={(await findEntry(props)).item} />;
}
