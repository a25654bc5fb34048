import { NotFoundPage } from '@portico/portal-kit';
import { Route, Routes } from 'react-router-dom';
import { ReleasesPage } from './features/releases/releases-page';
import { paths } from './paths';

export function AdminRoutes() {
  return (
    <Routes>
      <Route path={paths.admin} element={<ReleasesPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
