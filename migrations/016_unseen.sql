-- Up to the read mark, the messages that this side never had on its screen: it removed them unread, or they are older than
-- what a free member sees.
alter table conversation_side add column unseen int4multirange not null default '{}';
