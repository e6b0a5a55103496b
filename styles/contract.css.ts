import { createThemeContract } from '@vanilla-extract/css';
import { light } from './palettes';

/** The jobs that colours have. Components know these names only. */
export const vars = createThemeContract(light);

export const fontFamily = createThemeContract({
  display: null,
  body: null,
});
