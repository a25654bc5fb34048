'use strict';

// A remote finds the page's one runtime here: another one would not know what is mounted already.
module.exports = globalThis.porticoReactRefresh = require('@portico/unshared/react-refresh');
