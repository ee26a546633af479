-- Whatever a profile wrote that is erased is not known to be fictional any more: its days are counted again like those of everybody.
drop trigger member_leaves_figures on member;
create trigger member_leaves_figures before delete on member for each row execute function forget_in_figures();
