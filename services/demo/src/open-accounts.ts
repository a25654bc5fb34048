import type { OpenAccount, OpenAccounts } from '@portico/contract';

const account = (username: string, role: OpenAccount['role']): OpenAccount => ({
  username,
  email: `${username}@example.com`,
  role,
});

export const OPEN_ACCOUNTS: OpenAccounts = {
  password: 'portico-demo',
  accounts: [
    account('demoplayer', 'player'),
    account('demoadmin', 'admin'),
    account('demowebadm', 'webAdmin'),
    account('demobanned', 'banned'),
  ],
};
