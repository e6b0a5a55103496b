'use client';

import { ErrorScreen } from '@/components/site/ErrorScreen/ErrorScreen';
import '@/styles/global.css';

export default function RootError({ error }: { error: Error }) {
  return (
    <html lang="en-GB">
      <body>
        <title>Unexpected Application Error!</title>
        <ErrorScreen error={error} />
      </body>
    </html>
  );
}
