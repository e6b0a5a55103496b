/**
 * The pictures that the zoomable map is laid from. The policy lets the browser ask this host, the
 * privacy page names it, and the map asks it: all of them read it here.
 */
export const mapTiles = {
  /** Without `https://`. */
  host: 'tile.openstreetmap.org',
  /** Behind the host, with the places for zoom, column and row. */
  path: '/{z}/{x}/{y}.png',
  /** HTML, as the service's terms ask for it. */
  attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  /** The closest that there is. */
  maxZoom: 19,
} as const;
