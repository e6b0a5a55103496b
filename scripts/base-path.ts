/** The folder of a host that the fixture site lies in, as on GitHub Pages. */
export const basePathFolder = '/guide';

export const basePathRoot = 'out';

export const basePathSite = `${basePathRoot}${basePathFolder}`;
