#!/bin/sh
# Called by HAProxy with: proxy address, proxy port, server address, server port. Exits with 0 if the node accepts writes.
# The user needs one right:  CREATE USER 'haproxy'@'%' IDENTIFIED BY '...'; GRANT SELECT ON cosmic.accounts TO 'haproxy'@'%';
# Its name and password are in /etc/haproxy/galera-check.cnf:  [client] user=haproxy password=...
options=${GALERA_CHECK_OPTIONS:-/etc/haproxy/galera-check.cnf}
table=${GALERA_CHECK_TABLE:-cosmic.accounts}
answer=$(mariadb --defaults-file="$options" --connect-timeout=1 --batch --skip-column-names \
  --host="$3" --port="$4" --protocol=tcp --execute="SELECT @@read_only FROM (SELECT 1) one LEFT JOIN $table ON 1 = 0") || exit 1
[ "$answer" = 0 ] || [ "$answer" = OFF ]
