/** Where a site takes what is asked by a form's field `action`, unless its pages say otherwise. */
export const AJAX_PATH = "/wp-admin/admin-ajax.php";
