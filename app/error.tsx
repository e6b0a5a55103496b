'use client';

export { ErrorScreen as default } from '@/components/site/ErrorScreen/ErrorScreen';
