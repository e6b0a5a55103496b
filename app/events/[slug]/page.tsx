import { notFound } from 'next/navigation';
import { EventDetails } from '@/components/events/EventDetails/EventDetails';
import { entryBySlug } from '@/lib/content/entries';
import { pageParams } from '@/lib/content/page-params';
import { allEvents } from '@/lib/content/queries';
import { entryMetadata } from '@/lib/seo/metadata';

interface EventPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return pageParams(allEvents());
}

async function findEntry({ params }: EventPageProps) {
  const { slug } = await params;
  return entryBySlug('event', slug) ?? notFound();
}

export async function generateMetadata(props: EventPageProps) {
  return entryMetadata(await findEntry(props));
}

export default async function EventPage(props: EventPageProps) {
  return <EventDetails event={(await findEntry(props)).item} />;
}
