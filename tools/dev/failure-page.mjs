const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A page that says why there is no portal to ask. It looks again each second, and goes on once there is one. */
export function failurePage(message) {
  const text = message.replace(/[&<>]/g, (character) => ESCAPES[character]);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="1">
<title>The portal does not run</title>
<style>body{font:15px/1.5 system-ui;margin:2rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head>
<body>
<h1>The portal does not run</h1>
<pre>${text}</pre>
</body>
</html>
`;
}
