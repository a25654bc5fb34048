import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressFault, addressText, parseServerAddress } from './server-address.js';

const ca = join(mkdtempSync(join(tmpdir(), 'portico-test-')), 'ca.pem');
writeFileSync(ca, 'an authority');

test.each([
  ['mysql://portal:secret@127.0.0.1:3306/cosmic'],
  ['mariadb://portal@db/cosmic'],
  ['mysql://portal:secret@first:3306,[::1]:3307,third/cosmic?ssl-mode=REQUIRED'],
  ['mysql://portal:p%40ss%23%2F%3F%25@[::1]/cosmic?ssl-mode=REQUIRED'],
  ['mysql://localhost/cosmic?socketPath=/run/mysqld/mysqld.sock'],
  [`mysql://portal@db/cosmic?ssl=true&ssl-ca=${ca}`],
])('an address has no fault: %s', (address) => {
  expect(addressFault(address)).toBeUndefined();
});

test.each([
  ['mysql://portal:p@ss@127.0.0.1/cosmic', 'must spell @ as %40 in the user and the password'],
  ['mysql://portal:p#ss@127.0.0.1:3306/cosmic', 'must spell # as %23 in the user and the password'],
  ['mysql://portal:a/b?c@db/cosmic', 'must spell / as %2F, ? as %3F in the user and the password'],
  ['mysql://portal:100%@db/cosmic', 'must spell a % in user, password or database as %25'],
  ['postgres://db/cosmic', 'must look like mysql://user:password@host:3306/database'],
  ['mysql://portal@first,/cosmic', 'must look like mysql://user:password@host:3306/database'],
  ['mysql://portal:a@b@first,second/cosmic', 'must spell @ as %40 in the user and the password'],
  ['mysql://db/', 'must look like mysql://user:password@host:3306/database'],
  [
    'mysql://db/cosmic?charset=latin1',
    'has the unknown parameter "charset" (there are socketPath, ssl, ssl-mode, ssl-ca)',
  ],
  [
    'mysql://db/cosmic?ssl-mode=PREFERRED',
    'must have DISABLED, REQUIRED, VERIFY_CA, VERIFY_IDENTITY as ssl-mode, not "PREFERRED"',
  ],
  ['mysql://db/cosmic?ssl=maybe', 'must have true or false as ssl'],
  ['mysql://db/cosmic?ssl-ca=/no/such.pem', 'names the file "/no/such.pem" as ssl-ca, which cannot be read'],
])('an address has a fault that is told: %s', (address, fault) => {
  expect(addressFault(address)).toBe(fault);
});

test.each([
  ['mysql://portal@db:3307/cosmic', 'db:3307'],
  ['mysql://portal@192.0.2.7/cosmic', '192.0.2.7:3306'],
  ['mysql://portal@[::1]/cosmic', '[::1]:3306'],
])('%s is printed as %s', (address, text) => {
  expect(addressText(parseServerAddress(address))).toBe(text);
});

test('a password is what was meant', () => {
  expect(parseServerAddress('mysql://portal:p%40ss%23%2F%3F%25@[::1]:3307/cosmic')).toMatchObject({
    host: '::1',
    port: 3307,
    username: 'portal',
    password: 'p@ss#/?%',
    database: 'cosmic',
    ssl: undefined,
  });
});

test('several hosts are nodes of one database, in their order', () => {
  expect(parseServerAddress('mysql://portal@first:3306,[::1]:3307,third/cosmic')).toMatchObject({
    host: 'first',
    port: 3306,
    others: [
      { host: '::1', port: 3307 },
      { host: 'third', port: 3306 },
    ],
    database: 'cosmic',
  });
});

test.each([
  ['?ssl=true', { rejectUnauthorized: false, verifyIdentity: false }],
  ['?ssl=false', undefined],
  ['?ssl-mode=DISABLED&ssl=true', undefined],
  [`?ssl-ca=${ca}`, { rejectUnauthorized: true, verifyIdentity: false, ca: Buffer.from('an authority') }],
  ['?ssl-mode=VERIFY_IDENTITY', { rejectUnauthorized: true, verifyIdentity: true }],
])('TLS is asked for: %s', (parameters, ssl) => {
  expect(parseServerAddress(`mysql://db/cosmic${parameters}`).ssl).toEqual(ssl && { ca: undefined, ...ssl });
});
