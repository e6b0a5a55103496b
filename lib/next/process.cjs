/**
 * What a browser has instead of Node's `process`. Next would send a whole imitation, with timers and
 * events, of which this site's code and its libraries read `env` alone.
 */
module.exports = { browser: true, env: {} };
