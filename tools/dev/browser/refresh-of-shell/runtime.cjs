'use strict';

// Remotes use this one runtime of the page. Another one would not know the mounted components.
module.exports = globalThis.porticoReactRefresh = require('@portico/unshared/react-refresh');
