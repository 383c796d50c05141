#!/bin/sh
# Runs once, on an empty volume: a database and a role for each service. No role sees another's database.
# The services are named in $DATABASES, else by the files of /databases (a mounted secret: one address for each).
set -e

for service in ${DATABASES:-$(ls /databases)}; do
  psql --quiet --username "${POSTGRES_USER:-postgres}" --set=ON_ERROR_STOP=1 --set=service="$service" \
    --set=password="${POSTGRES_PASSWORD:?}" <<'SQL'
create role :"service" login password :'password';
create database :"service" owner :"service";
revoke all on database :"service" from public;
\connect :service
create extension pg_trgm;
create extension unaccent;
create extension btree_gist;
create extension cube;
create extension earthdistance;
create extension citext;
SQL
done
