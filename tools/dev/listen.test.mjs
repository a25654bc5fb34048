import { freePort } from '../free-port.mjs';
import { listen } from './listen.mjs';

test('the port is taken at once, and says that the portal is starting until it can answer', async () => {
  const port = await freePort();
  const gateway = await listen(port);
  const url = `http://localhost:${port}/market`;
  try {
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(503);
    expect(await page.text()).toMatch(/http-equiv="refresh"[^]*<h1>The portal is starting/);
    gateway.answerWith((request, response) => response.end('developed'));
    expect(await (await fetch(url)).text()).toBe('developed');
    await expect(listen(port)).rejects.toThrow(`Port ${port} is already in use; set PORT to another one`);
  } finally {
    gateway.close();
  }
});
