import { useUrlState } from '@portico/portal-kit';

const DEFAULTS = { remote: '' };
const MAX_NAME = 100;

/** The remote whose history the address has open, '' for none. */
export function useOpenRemote() {
  const { state, hrefWith } = useUrlState(DEFAULTS);
  return {
    name: state.remote.length > MAX_NAME ? '' : state.remote,
    hrefOf: (remote: string) => hrefWith({ remote }),
  };
}
