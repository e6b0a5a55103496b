import { notFound } from 'next/navigation';
import { BeachDetails } from '@/components/beaches/BeachDetails/BeachDetails';
import { entryBySlug } from '@/lib/content/entries';
import { pageParams } from '@/lib/content/page-params';
import { allBeaches } from '@/lib/content/queries';
import { entryMetadata } from '@/lib/seo/metadata';

interface BeachPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return pageParams(allBeaches());
}

async function findEntry({ params }: BeachPageProps) {
  const { slug } = await params;
  return entryBySlug('beach', slug) ?? notFound();
}

export async function generateMetadata(props: BeachPageProps) {
  return entryMetadata(await findEntry(props));
}

export default async function BeachPage(props: BeachPageProps) {
  return <BeachDetails beach={(await findEntry(props)).item} />;
}
