import { style } from '@vanilla-extract/css';
import { container } from '@/components/ui/Container/Container.css';
import { space } from '@/styles/theme';

export const view = style([container, { paddingBlock: `${space.m} ${space.section}` }]);
