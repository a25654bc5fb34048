import { definePage } from '@portico/portal-kit';
import { adminMenu } from '../../shared/admin-menu';

export const doctorPage = definePage({
  path: '/admin/doctor',
  lazy: () => import(/* webpackChunkName: "doctor" */ './doctor-page').then((page) => page.DoctorPage),
  handle: {
    title: 'doctor.meta.title',
    description: 'doctor.meta.description',
    menu: adminMenu('site', 'doctor.title', 'heart'),
  },
});
