import { onOneEngine } from '@portico/testing-api';
import { packCaptcha, solveCaptcha } from '../harness/solved-captcha.js';
import { startApi } from '../harness/start-api.js';

onOneEngine('recovery behind a captcha', (engine) => {
  test('asks for a solved challenge where the owner wants one', async () => {
    const settings = {
      server: { identity: { captcha: true }, mail: { from: 'Willow Keep <portal@willow.example>' } },
    };
    const environment = { smtpUrl: 'smtp://127.0.0.1:9' };
    const api = await startApi({ engine, settings, environment });
    const ask = (payload: object) => api.call('/api/auth/recovery', { method: 'POST', payload });
    try {
      const email = 'nobody@example.org';
      const failed = { status: 400, body: { code: 'identity.captcha_failed' } };
      expect(await ask({ email })).toMatchObject(failed);
      const captcha = packCaptcha(await solveCaptcha(api));
      expect((await ask({ email, captcha })).status).toBe(204);
      expect(await ask({ email, captcha })).toMatchObject(failed);
    } finally {
      await api.close();
    }
  });
});
