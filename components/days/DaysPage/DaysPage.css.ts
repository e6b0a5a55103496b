import { style } from '@vanilla-extract/css';
import { results } from '@/components/planner/PlannerPage/PlannerPage.css';
import { space } from '@/styles/theme';

export const days = style([results, { marginBottom: space.l }]);
