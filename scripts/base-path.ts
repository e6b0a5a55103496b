/** The folder of a host that the fixture site lies in, as on GitHub Pages. */
export const basePathFolder = '/guide';

/** What its server shows at its root. */
export const basePathRoot = 'out';

/** Where its build goes. */
export const basePathSite = `${basePathRoot}${basePathFolder}`;
