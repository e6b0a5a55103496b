import { notFound } from 'next/navigation';
import { PropertyDetails } from '@/components/stays/PropertyDetails/PropertyDetails';
import { allProperties, propertyBySlug } from '@/lib/content/queries';
import { entryMetadata } from '@/lib/seo/metadata';

interface PropertyPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return allProperties().map(({ slug }) => ({ slug }));
}

async function findProperty({ params }: PropertyPageProps) {
  const { slug } = await params;
  return propertyBySlug(slug) ?? notFound();
}

export async function generateMetadata(props: PropertyPageProps) {
  return entryMetadata({ kind: 'property', item: await findProperty(props) });
}

export default async function PropertyPage(props: PropertyPageProps) {
  return <PropertyDetails property={await findProperty(props)} />;
}
