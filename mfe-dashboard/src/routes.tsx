import { NotFoundPage } from '@portico/portal-kit';
import { Route, Routes } from 'react-router-dom';
import { AccountPage } from './features/account/account-page';
import { paths } from './paths';

export function DashboardRoutes() {
  return (
    <Routes>
      <Route path={paths.dashboard} element={<AccountPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
