import { ApiFailure, renderInPortal } from '@portico/testing/react';
import texts from '../../../i18n/en.json' with { type: 'json' };
import { DropsPage } from '../drops-page';
import { editorState } from './droppers-data';

export const STATE = '/api/droprates/state';
export const LIST = '/api/droprates/monsters';
export const NOT_FOUND = new ApiFailure(404, {
  code: 'drops.dropper_not_found',
  msg: 'No monster or reactor has this ID.',
  requestId: 'req-1',
});

/** The page of drop rates with what the API answers. */
export function open(api: Record<string, unknown>, path = '/droprates', portal = {}) {
  return renderInPortal(<DropsPage />, {
    path,
    api: { [STATE]: editorState(), ...api },
    texts: { 'mfe-admin': texts },
    portal,
  });
}
