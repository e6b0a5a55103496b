import { notFound } from 'next/navigation';
import { VenueDetails } from '@/components/venues/VenueDetails/VenueDetails';
import { entryBySlug } from '@/lib/content/entries';
import { pageParams } from '@/lib/content/page-params';
import { allVenues } from '@/lib/content/queries';
import { entryMetadata } from '@/lib/seo/metadata';

interface VenuePageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return pageParams(allVenues());
}

async function findEntry({ params }: VenuePageProps) {
  const { slug } = await params;
  return entryBySlug('venue', slug) ?? notFound();
}

export async function generateMetadata(props: VenuePageProps) {
  return entryMetadata(await findEntry(props));
}

export default async function VenuePage(props: VenuePageProps) {
  return <VenueDetails venue={(await findEntry(props)).item} />;
}
