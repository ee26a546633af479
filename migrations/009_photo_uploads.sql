-- What was uploaded, as a hash: the same client id with another file is a mistake, and not the same photo.
alter table photo add column client_hash bytea;
