/** The folder of the site in the build that tries a base path. */
export const basePathFolder = '/guide';

/** What that build's server shows at its root. */
export const basePathRoot = '.cache/base-path';

/** Where that build goes. */
export const basePathSite = `${basePathRoot}${basePathFolder}`;
