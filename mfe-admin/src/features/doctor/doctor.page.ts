import { definePage } from '@portico/portal-kit';
import { adminHandle } from '../../shared/admin-frame/admin-handle';

export const doctorPage = definePage({
  path: '/admin/doctor',
  lazy: () => import(/* webpackChunkName: "doctor" */ './doctor-page').then((page) => page.DoctorPage),
  handle: adminHandle('doctor', 'heart', 'site'),
});
