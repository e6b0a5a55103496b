import { notFound } from 'next/navigation';
import { ActivityDetails } from '@/components/activities/ActivityDetails/ActivityDetails';
import { entryBySlug } from '@/lib/content/entries';
import { pageParams } from '@/lib/content/page-params';
import { allActivities } from '@/lib/content/queries';
import { entryMetadata } from '@/lib/seo/metadata';

interface ActivityPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return pageParams(allActivities());
}

async function findEntry({ params }: ActivityPageProps) {
  const { slug } = await params;
  return entryBySlug('activity', slug) ?? notFound();
}

export async function generateMetadata(props: ActivityPageProps) {
  return entryMetadata(await findEntry(props));
}

export default async function ActivityPage(props: ActivityPageProps) {
  return <ActivityDetails activity={(await findEntry(props)).item} />;
}
