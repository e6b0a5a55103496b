import { notFound } from 'next/navigation';
import { VenueDetails } from '@/components/venues/VenueDetails/VenueDetails';
import { allVenues, venueBySlug } from '@/lib/content/queries';
import { entryMetadata } from '@/lib/seo/metadata';

interface VenuePageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return allVenues().map(({ slug }) => ({ slug }));
}

async function findVenue({ params }: VenuePageProps) {
  const { slug } = await params;
  return venueBySlug(slug) ?? notFound();
}

export async function generateMetadata(props: VenuePageProps) {
  return entryMetadata({ kind: 'venue', item: await findVenue(props) });
}

export default async function VenuePage(props: VenuePageProps) {
  return <VenueDetails venue={await findVenue(props)} />;
}
