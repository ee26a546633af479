#!/bin/sh
# Run once by the image of PostgreSQL, when its volume is empty.
exec psql --username "${POSTGRES_USER:-postgres}" --dbname postgres --no-psqlrc \
  --variable owner_password="$OWNER_PASSWORD" --variable app_password="$APP_PASSWORD" --file /roles.sql
