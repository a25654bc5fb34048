import { versionFault } from './connection.js';

test.each([
  '10.6.16-MariaDB-log',
  '5.5.5-10.11.6-MariaDB-0+deb12u1',
  '11.4.2-MariaDB',
  '8.0.36',
  '8.0.mysql_aurora.3.04.0',
  '8.4.0-commercial',
  '9.1.0',
])('a server is new enough: %s', (version) => {
  expect(versionFault(version)).toBeUndefined();
});

test.each([
  ['5.6.51-log', 'is MySQL 5.6, and the portal needs MariaDB 10.6 or MySQL 8'],
  ['5.7.44', 'is MySQL 5.7, and the portal needs MariaDB 10.6 or MySQL 8'],
  ['5.5.5-10.4.32-MariaDB', 'is MariaDB 10.4, and the portal needs MariaDB 10.6 or MySQL 8'],
  ['10.5.23-MariaDB', 'is MariaDB 10.5, and the portal needs MariaDB 10.6 or MySQL 8'],
])('a server is refused by its name: %s', (version, fault) => {
  expect(versionFault(version)).toBe(fault);
});
