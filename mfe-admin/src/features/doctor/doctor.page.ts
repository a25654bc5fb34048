import { definePage } from '@portico/portal-kit';

export const doctorPage = definePage({
  path: '/admin/doctor',
  lazy: () => import(/* webpackChunkName: "doctor" */ './doctor-page').then((page) => page.DoctorPage),
  handle: {
    title: 'doctor.meta.title',
    description: 'doctor.meta.description',
    menu: { label: 'doctor.title', icon: 'heart', group: 'site' },
  },
});
