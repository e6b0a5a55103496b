import { notFound } from 'next/navigation';
import { WalkDetails } from '@/components/walks/WalkDetails/WalkDetails';
import { entryBySlug } from '@/lib/content/entries';
import { pageParams } from '@/lib/content/page-params';
import { allWalks } from '@/lib/content/queries';
import { entryMetadata } from '@/lib/seo/metadata';

interface WalkPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return pageParams(allWalks());
}

async function findEntry({ params }: WalkPageProps) {
  const { slug } = await params;
  return entryBySlug('walk', slug) ?? notFound();
}

export async function generateMetadata(props: WalkPageProps) {
  return entryMetadata(await findEntry(props));
}

export default async function WalkPage(props: WalkPageProps) {
  return <WalkDetails walk={(await findEntry(props)).item} />;
}
