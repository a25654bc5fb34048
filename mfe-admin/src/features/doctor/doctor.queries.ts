import { apiQuery, type Answer } from '@portico/portal-kit';

const DOCTOR = '/api/admin/doctor';

export type Diagnosis = Answer<typeof DOCTOR>;
export type Finding = Diagnosis['findings'][number];

const LOSSES = '/api/admin/ledger/losses';

export type Loss = Answer<typeof LOSSES>['losses'][number];

export function lossesQuery() {
  return apiQuery(LOSSES, { authenticated: true });
}

const AGAIN_MS = 2000;

/** Polls while a slow check runs. */
export function doctorQuery() {
  return {
    ...apiQuery(DOCTOR, { authenticated: true }),
    refetchInterval: ({ state }: { state: { data?: Diagnosis } }) =>
      state.data?.findings.some(({ reason }) => reason === 'stillLooking') === true && AGAIN_MS,
  };
}
