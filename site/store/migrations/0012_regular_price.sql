-- What a product cost before, for lists, where that can be said of all of it; kept by keepFigures.
alter table products add column regular_price bigint;
update products set regular_price = before.price
from (
  select product_id, min(regular_price) as price from variants group by product_id
  having min(price) = max(price) and min(regular_price) = max(regular_price) and count(regular_price) = count(*)
) before
where products.document_id = before.product_id;
