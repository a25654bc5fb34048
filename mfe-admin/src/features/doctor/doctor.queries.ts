import { apiQuery, type Answer } from '@portico/portal-kit';

const DOCTOR = '/api/admin/doctor';

export type Diagnosis = Answer<typeof DOCTOR>;
export type Finding = Diagnosis['findings'][number];

export function doctorQuery() {
  return apiQuery(DOCTOR, { authenticated: true });
}
