import * as tanstackQuery from '@tanstack/react-query';
import * as i18next from 'i18next';
import react from 'react';
import reactDom from 'react-dom';
import jsxRuntime from 'react/jsx-runtime';
import * as router from 'react-router-dom';
import * as apiRuntime from '@portico/api-client/runtime';
import * as i18n from '@portico/i18n';
import * as portalKit from '@portico/portal-kit';

/** What is one copy in the page, under the names by which remotes ask for it: those of `tools/rsbuild/shared-packages.mjs`. */
export const SHARED_MODULES: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  i18next,
  '@tanstack/react-query': tanstackQuery,
  '@portico/portal-kit': portalKit,
  '@portico/i18n': i18n,
  '@portico/api-client/runtime': apiRuntime,
};

/** What older releases ask for, and no page by itself: it comes with the first of them. */
export const LATE_SHARED_MODULES: Record<string, () => Promise<object>> = {
  'react-i18next': () => import('react-i18next'),
};
