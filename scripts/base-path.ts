export const basePathFolder = '/guide';

export const basePathRoot = 'out';

export const basePathSite = `${basePathRoot}${basePathFolder}`;
