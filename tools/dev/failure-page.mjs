const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Answers why a request failed. Browsers get a page that retries each second until a portal answers. */
export function answerFailure(request, response, message, title = 'The portal does not run') {
  if (response.headersSent) return response.destroy();
  const isPage = request.headers.accept?.includes('text/html') === true;
  response.writeHead(503, {
    'cache-control': 'no-store',
    'content-type': `${isPage ? 'text/html' : 'text/plain'}; charset=utf-8`,
  });
  return response.end(isPage ? failurePage(message, title) : `${message}\n`);
}

function failurePage(message, title) {
  const text = message.replace(/[&<>]/g, (character) => ESCAPES[character]);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="1">
<title>${title}</title>
<style>body{font:15px/1.5 system-ui;margin:2rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head>
<body>
<h1>${title}</h1>
<pre>${text}</pre>
</body>
</html>
`;
}
