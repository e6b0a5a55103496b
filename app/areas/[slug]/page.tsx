import { notFound } from 'next/navigation';
import { AreaDetails } from '@/components/areas/AreaDetails/AreaDetails';
import { allAreas, areaBySlug } from '@/lib/content/queries';
import { entryMetadata } from '@/lib/seo/metadata';

interface AreaPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return allAreas().map(({ slug }) => ({ slug }));
}

async function findArea({ params }: AreaPageProps) {
  const { slug } = await params;
  return areaBySlug(slug) ?? notFound();
}

export async function generateMetadata(props: AreaPageProps) {
  return entryMetadata({ kind: 'area', item: await findArea(props) });
}

export default async function AreaPage(props: AreaPageProps) {
  return <AreaDetails area={await findArea(props)} />;
}
