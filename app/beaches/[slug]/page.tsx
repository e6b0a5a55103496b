import { notFound } from 'next/navigation';
import { BeachDetails } from '@/components/beaches/BeachDetails/BeachDetails';
import { allBeaches, beachBySlug } from '@/lib/content/queries';
import { entryMetadata } from '@/lib/seo/metadata';

interface BeachPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return allBeaches().map(({ slug }) => ({ slug }));
}

async function findBeach({ params }: BeachPageProps) {
  const { slug } = await params;
  return beachBySlug(slug) ?? notFound();
}

export async function generateMetadata(props: BeachPageProps) {
  return entryMetadata({ kind: 'beach', item: await findBeach(props) });
}

export default async function BeachPage(props: BeachPageProps) {
  return <BeachDetails beach={await findBeach(props)} />;
}
