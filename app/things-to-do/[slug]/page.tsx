import { notFound } from 'next/navigation';
import { ActivityDetails } from '@/components/activities/ActivityDetails/ActivityDetails';
import { allActivities, activityBySlug } from '@/lib/content/queries';
import { entryMetadata } from '@/lib/seo/metadata';

interface ActivityPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return allActivities().map(({ slug }) => ({ slug }));
}

async function findActivity({ params }: ActivityPageProps) {
  const { slug } = await params;
  return activityBySlug(slug) ?? notFound();
}

export async function generateMetadata(props: ActivityPageProps) {
  return entryMetadata({ kind: 'activity', item: await findActivity(props) });
}

export default async function ActivityPage(props: ActivityPageProps) {
  return <ActivityDetails activity={await findActivity(props)} />;
}
