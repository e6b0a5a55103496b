import { columns as twoColumns } from '@/components/details/columns';
import { at, media } from '@/styles/theme';

export const columns = at(media.desktop, { ...twoColumns, alignItems: 'start' });
