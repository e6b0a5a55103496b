import { notFound } from 'next/navigation';
import { EventDetails } from '@/components/events/EventDetails/EventDetails';
import { allEvents, eventBySlug } from '@/lib/content/queries';
import { entryMetadata } from '@/lib/seo/metadata';

interface EventPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return allEvents().map(({ slug }) => ({ slug }));
}

async function findEvent({ params }: EventPageProps) {
  const { slug } = await params;
  return eventBySlug(slug) ?? notFound();
}

export async function generateMetadata(props: EventPageProps) {
  return entryMetadata({ kind: 'event', item: await findEvent(props) });
}

export default async function EventPage(props: EventPageProps) {
  return <EventDetails event={await findEvent(props)} />;
}
