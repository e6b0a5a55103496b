import { notFound } from 'next/navigation';
import { DayOutDetails } from '@/components/days-out/DayOutDetails/DayOutDetails';
import { allDaysOut } from '@/lib/content/days-out';
import { pageParams } from '@/lib/content/page-params';
import { dayOutPath } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

interface DayOutPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return pageParams(allDaysOut());
}

async function findDayOut({ params }: DayOutPageProps) {
  const { slug } = await params;
  return allDaysOut().find((dayOut) => dayOut.slug === slug) ?? notFound();
}

export async function generateMetadata(props: DayOutPageProps) {
  const { slug, seo } = await findDayOut(props);
  return pageMetadata({ path: dayOutPath(slug), seo, openGraphKey: `dayOut/${slug}` });
}

export default async function DayOutPage(props: DayOutPageProps) {
  return <DayOutDetails dayOut={await findDayOut(props)} />;
}
