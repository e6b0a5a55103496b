import { notFound } from 'next/navigation';
import { PropertyDetails } from '@/components/stays/PropertyDetails/PropertyDetails';
import { entryBySlug } from '@/lib/content/entries';
import { pageParams } from '@/lib/content/page-params';
import { allProperties } from '@/lib/content/queries';
import { entryMetadata } from '@/lib/seo/metadata';

interface PropertyPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return pageParams(allProperties());
}

async function findEntry({ params }: PropertyPageProps) {
  const { slug } = await params;
  return entryBySlug('property', slug) ?? notFound();
}

export async function generateMetadata(props: PropertyPageProps) {
  return entryMetadata(await findEntry(props));
}

export default async function PropertyPage(props: PropertyPageProps) {
  return <PropertyDetails property={(await findEntry(props)).item} />;
}
