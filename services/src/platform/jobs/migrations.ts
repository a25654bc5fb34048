import { migrationsOf } from '../persistence/index.js';

export const jobMigrations = migrationsOf({
  CreateLease1780000003000: `
    portal_lease: name varchar(32) key, holder varchar(36), fence bigint, expires_at bigint;
  `,
  /** Length of a lease: one that ends later than that from now was taken by a clock that is ahead. */
  AddLeaseLength1780000005100: `
    columns portal_lease: length_ms bigint default 0;
  `,
});
