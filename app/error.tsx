'use client';

import { ErrorScreen } from '@/components/site/ErrorScreen/ErrorScreen';

export default function RouteError({ error }: { error: Error }) {
  return <ErrorScreen error={error} />;
}
